"""Asks the service at COTIZA_URL, and a scripted server: python3 -m unittest, in this folder, with src in PYTHONPATH."""

import datetime
import json
import os
import pathlib
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer

from cotiza import Cotiza, NoAnswer, Refused

EXAMPLES = pathlib.Path(__file__).parents[2] / "examples"
TODAY = (datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=1)).date().isoformat()


def body_of(ramo):
    return {**json.loads((EXAMPLES / f"{ramo}.json").read_text("utf-8")), "effective_date": TODAY}


class ServiceTest(unittest.TestCase):
    cotiza = Cotiza(os.environ["COTIZA_URL"])

    def test_quotes_each_line_once(self):
        for ramo in ("hogar", "coche", "moto"):
            with self.subTest(ramo):
                body = body_of(ramo)
                self.assertEqual(self.cotiza.requirements(ramo)["ramo"], ramo)
                self.assertTrue(self.cotiza.check(body)["completo"])
                first = self.cotiza.quote(body)
                again = self.cotiza.quote(body, first.idempotency_key)
                self.assertEqual((first.replayed, again.replayed), (False, True))
                self.assertEqual(again.result, first.result)
                oferta_id = first.result["ofertas"][0]["oferta_id"]
                self.assertEqual(self.cotiza.detail(oferta_id)["oferta"]["oferta_id"], oferta_id)
                revised = self.cotiza.revise(oferta_id, {"client_reference": "otra"})
                self.assertEqual(revised.result["revision"]["de"], first.result["referencia"])

    def test_estimates_and_looks_up(self):
        risk = {**body_of("hogar")["risk"], "address": {"postal_code": "28013"}}
        del risk["owner_is_holder"], risk["security_main_door"]
        estimate = self.cotiza.estimate({"insurance_line": "Home", "effective_date": TODAY, "risk": risk})
        self.assertGreater(len(estimate["niveles"]), 0)
        self.assertEqual(len(self.cotiza.catalogue("towns", codigo_postal="28013")["valores"]), 1)

    def test_prepares_changes_and_follows_a_draft(self):
        prepared = self.cotiza.prepare_draft({"ramo": "coche"})
        changed = {"datos": {"holder": {"name": "Ana"}}, "solicitud_id": prepared["solicitud_id"]}
        self.assertEqual([fault["campo"] for fault in self.cotiza.prepare_draft(changed)["errores"]], ["holder.name"])
        followed = self.cotiza.draft(prepared["solicitud_id"])
        self.assertEqual((followed["estado"], followed["codigo"]), ("pendiente", prepared["codigo"]))

    def test_gets_a_quotation_again_while_an_insurer_is_pending(self):
        body = body_of("hogar")
        body["holder"]["document_id"] = "99999901H"
        result = self.cotiza.quote(body).result
        self.assertEqual(len(result["pendientes"]), 1)
        self.assertEqual(self.cotiza.quotation(result["consulta"])["referencia"], result["referencia"])

    def test_raises_what_is_wrong(self):
        with self.assertRaises(Refused) as raised:
            self.cotiza.quote({"insurance_line": "Home"})
        self.assertEqual((raised.exception.error, raised.exception.status), ("datos_invalidos", 400))
        self.assertIn("holder.name", [fault["campo"] for fault in raised.exception.errores])


class RetryTest(unittest.TestCase):
    def setUp(self):
        self.replies, self.keys = [], []
        test = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                self.do_POST()

            def do_POST(self):
                self.rfile.read(int(self.headers.get("content-length", 0)))
                test.keys.append(self.headers["idempotency-key"])
                status, headers, text = test.replies.pop(0)
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(text)

            def log_message(self, *_):
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def tearDown(self):
        self.server.shutdown()
        self.server.server_close()

    @staticmethod
    def refusal(status, error, retry_after):
        text = json.dumps({"error": error, "mensaje": "No.", "errores": [], "request_id": "r-1"})
        return status, {"Retry-After": str(retry_after)}, text.encode()

    def test_repeats_under_the_same_key(self):
        self.replies = [self.refusal(503, "servicio_saturado", 0), (200, {}, b'{"estado": "cotizado"}')]
        quotation = Cotiza(self.url).quote({})
        self.assertEqual(quotation.result, {"estado": "cotizado"})
        self.assertEqual(self.keys, [quotation.idempotency_key] * 2)

    def test_waits_until_no_insurer_is_pending_or_the_time_is_over(self):
        pending = (200, {}, b'{"pendientes": ["Lenta"]}')
        self.replies = [pending, pending, (200, {}, b"{}"), pending]
        cotiza = Cotiza(self.url)
        self.assertEqual(cotiza.wait_for_pending("c", every=0.01), {})
        self.assertEqual(cotiza.wait_for_pending("c", every=0.01, longest=0), {"pendientes": ["Lenta"]})

    def test_raises_a_refusal_that_asks_for_too_long_a_wait(self):
        self.replies = [self.refusal(429, "limite_alcanzado", 6)]
        with self.assertRaises(Refused) as raised:
            Cotiza(self.url).quote({})
        self.assertEqual(raised.exception.retry_after, 6)

    def test_follows_no_redirect_which_would_take_the_access_key_elsewhere(self):
        for status in (301, 302, 303, 307, 308):
            with self.subTest(status):
                self.replies = [(status, {"Location": f"{self.url}/elsewhere"}, b""), (200, {}, b"{}")]
                with self.assertRaises(NoAnswer) as raised:
                    Cotiza(self.url, access_key="k-1", retries=0).requirements("coche")
                self.assertIn(str(status), str(raised.exception))
                self.assertEqual(len(self.replies), 1)

    def test_raises_the_key_when_something_else_answers(self):
        self.replies = [(502, {}, b"<html>"), (200, {}, b"<html>")]
        for _ in range(2):
            with self.assertRaises(NoAnswer) as raised:
                Cotiza(self.url, retries=0).quote({}, "mine")
            self.assertEqual(raised.exception.idempotency_key, "mine")


if __name__ == "__main__":
    unittest.main()
