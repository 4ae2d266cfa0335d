"""The first format: tournaments, their facts and acts, persons and texts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tdtool.store.sqlite import CLUSTERED

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make the tables of the first format."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("last_seq", sa.Integer(), nullable=False),
        sa.Column("last_ms", sa.BigInteger(), nullable=False),
        sa.Column("last_digest", sa.String(64), nullable=False),
    )
    op.create_table(
        "facts",
        sa.Column("tournament", sa.String(), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("wall_ms", sa.BigInteger(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("sha256", sa.String(64), nullable=False),
        **CLUSTERED,
    )
    op.create_table(
        "actions",
        sa.Column("tournament", sa.String(), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("command", sa.String(), primary_key=True),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("first_seq", sa.Integer(), nullable=False),
        sa.Column("last_seq", sa.Integer(), nullable=False),
        sa.UniqueConstraint("tournament", "action"),
        **CLUSTERED,
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("name", sa.String()),
        sa.Column("contact", sa.String()),
        sa.Column("notes", sa.String()),
        sa.Column("erased", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "texts",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column(
            "tournament", sa.String(), sa.ForeignKey("tournaments.id"), nullable=False, index=True
        ),
        sa.Column("text", sa.Text()),
        sa.Column("erased", sa.Boolean(), nullable=False),
    )
