"""Client of the Data Validation API."""

from ._call import CallSettings as CallSettings
from ._metadata import Attempt as Attempt
from ._metadata import Limits as Limits
from ._metadata import Metadata as Metadata
from .client import *
from .errors import *
from .models import *
