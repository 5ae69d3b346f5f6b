"""python3 -m unittest: starts the mock, unless DATA_VALIDATION_URL names a server."""

import csv
import json
import os
import pathlib
import re
import subprocess
import sys
import unittest
import unittest.mock

import clean

HERE = pathlib.Path(__file__).parent


def setUpModule():
    if "DATA_VALIDATION_URL" in os.environ:
        return
    command = [HERE / "node_modules/.bin/data-validation-mock", "--port", "0"]
    mock = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    unittest.addModuleCleanup(mock.stdout.close)
    unittest.addModuleCleanup(mock.wait)
    unittest.addModuleCleanup(mock.terminate)
    for line in mock.stdout:
        if found := re.search(r"http://\S+", line):
            os.environ.update(DATA_VALIDATION_URL=found[0], DATA_VALIDATION_KEY="test")
            return
    raise RuntimeError("The mock did not start.")


class Clean(unittest.TestCase):
    def test_numbers_are_corrected_and_nothing_is_lost(self):
        command = [sys.executable, HERE / "clean.py", HERE / "contacts.csv"]
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        rows = list(csv.DictReader(output.splitlines()))
        self.assertEqual([row["phone_clean"] for row in rows], ["+420607123456", "+48512345678", ""])
        self.assertEqual([row["name"] for row in rows], ["Jana Kadlecová", "Anna Nowak", "Nobody"])

    def test_every_field_that_the_script_reads_is_in_the_contract(self):
        document = json.loads((HERE / "node_modules/@data-validation/contract/dist/2.1/openapi.json").read_text())
        data = document["components"]["schemas"]["PhoneData"]
        self.assertIn("numberFull", json.dumps(data))
        self.assertEqual(document["info"]["version"], clean.VERSION)

    def test_a_rejection_is_told_in_the_words_of_the_api(self):
        with unittest.mock.patch.dict(os.environ, DATA_VALIDATION_KEY="test-refused"):
            with self.assertRaisesRegex(RuntimeError, "^401: "):
                clean.validate_phone("1")


if __name__ == "__main__":
    unittest.main()
