"""Asks a service of Cotiza for insurance prices. Standard library only."""

from .client import Cotiza, NoAnswer, Quotation, Refused

__all__ = ["Cotiza", "NoAnswer", "Quotation", "Refused"]
