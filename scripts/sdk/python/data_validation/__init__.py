"""Client of the Data Validation API."""

from .client import *
from .errors import *
from .models import *
