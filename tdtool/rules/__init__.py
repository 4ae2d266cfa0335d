"""The law: plain values in, plain values out; no clock, no random, no files, no Qt."""
