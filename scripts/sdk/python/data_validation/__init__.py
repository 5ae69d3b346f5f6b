"""Client of the Data Validation API."""

from ._call import CallSettings
from ._metadata import Attempt, Limits, Metadata
from .client import *
from .errors import *
from .models import *
