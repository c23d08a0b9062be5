"""The living room of a villa, beside its garden: penthouse.py with a seed from 100 on."""
import os
import runpy

runpy.run_path(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'penthouse.py'))
