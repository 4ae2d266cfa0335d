"""A phone in the room: Debian's Chromium, driven as a small screen."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Any

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

CHROMIUM, DRIVER = "chromium", "chromedriver"
WIDTH, HEIGHT = 360, 740
_SECONDS = 20


def is_there() -> bool:
    """Tell whether Chromium and its driver are installed."""
    return bool(shutil.which(CHROMIUM) and shutil.which(DRIVER))


class Phone:
    """A browser of 360 x 740 pixels."""

    def __init__(self, folder: Path) -> None:
        options = Options()
        options.binary_location = shutil.which(CHROMIUM) or CHROMIUM
        for argument in (
            "--headless=new",
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--disable-gpu",
            "--hide-scrollbars",
            f"--user-data-dir={folder}",
        ):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options, Service(shutil.which(DRIVER) or DRIVER))
        self.size(WIDTH, HEIGHT)

    def size(self, width: int, height: int) -> None:
        metrics = {"width": width, "height": height, "deviceScaleFactor": 2, "mobile": True}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)

    def colours(self, *, dark: bool) -> None:
        feature = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})

    def open(self, address: str) -> None:
        self.driver.get(address)

    def text(self, identity: str) -> str:
        return self.driver.find_element(By.ID, identity).text

    def body(self) -> str:
        return self.driver.find_element(By.TAG_NAME, "body").text

    def run(self, script: str) -> Any:
        return self.driver.execute_script(script)

    def wait(self, until: Callable[[], object]) -> None:
        WebDriverWait(self.driver, _SECONDS, 0.05).until(lambda _: until())

    def type(self, identity: str, text: str) -> None:
        field = self.driver.find_element(By.ID, identity)
        field.clear()
        field.send_keys(text + "\n")

    def click(self, selector: str) -> None:
        self.driver.find_element(By.CSS_SELECTOR, selector).click()

    def said(self) -> list[str]:
        """List what the browser complained about."""
        entries = self.driver.get_log("browser")  # type: ignore[no-untyped-call]
        return [entry["message"] for entry in entries]

    def picture(self, path: Path) -> None:
        self.driver.save_screenshot(str(path))

    def leave(self) -> None:
        self.driver.quit()
