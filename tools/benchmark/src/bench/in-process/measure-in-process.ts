import { loadCatalogues, type Catalogues } from '@cotiza/catalogues';
import { exampleBody, judge, type InsuranceLine } from '@cotiza/contract';
import type { InsurerConnector, InsurerRequest } from '@cotiza/insurers-port';
import { loadTariffInsurers } from '@cotiza/insurers-tariff';
import { existing, systemClock } from '@cotiza/kernel';
import type { InProcessFigures } from '../figures';
import { microsPerCall, type BatchPlan } from './batch-timer';
import { insurerRequests } from './insurer-requests';

const FULL: BatchPlan = { warmUpMs: 500, batches: 15, batchMs: 60 };
const QUICK: BatchPlan = { warmUpMs: 200, batches: 5, batchMs: 20 };

/** Inputs are parsed this many times and take turns, so that no call finds the very objects of the one before. */
const COPIES = 64;

/** Measures what a request costs without a network: judging it, rating it, and finding a catalogue. */
export async function measureInProcess(quick: boolean): Promise<InProcessFigures> {
  const plan = quick ? QUICK : FULL;
  const catalogues = loadCatalogues();
  return {
    judgeMicros: judgeMicros(plan),
    ratingMicros: await ratingMicros(plan, catalogues),
    catalogueMicros: catalogueMicros(plan, catalogues),
    newSearchMicros: newSearchMicros(plan, catalogues),
  };
}

function judgeMicros(plan: BatchPlan): number {
  const today = systemClock().today();
  const text = JSON.stringify(exampleBody('Car', today));
  const bodies = Array.from({ length: COPIES }, () => JSON.parse(text) as unknown);
  const { faults } = judge(bodies[0], today);
  if (faults.length > 0) throw new Error(`the example body has ${faults.length} faults`);
  return microsPerCall((count) => judge(bodies[count % COPIES], today), plan);
}

async function ratingMicros(plan: BatchPlan, catalogues: Catalogues): Promise<InProcessFigures['ratingMicros']> {
  const insurers = loadTariffInsurers();
  const slowest = async (line: InsuranceLine) => {
    const requests = await insurerRequests(line, COPIES, catalogues);
    const ofLine = insurers.filter(({ manifest }) => manifest.lines.includes(line));
    return Math.max(...ofLine.map((insurer) => quoteMicros(insurer, requests, plan)));
  };
  return { Home: await slowest('Home'), Car: await slowest('Car'), Motorcycle: await slowest('Motorcycle') };
}

/** An insurer's whole answer, as the service asks for it: the risk read off the request, the rating and the offers. */
function quoteMicros(insurer: InsurerConnector, requests: readonly InsurerRequest[], plan: BatchPlan): number {
  const context = { deadlineMs: 1000, signal: new AbortController().signal };
  const answer = insurer.quote(existing(requests[0], 'request'), context);
  if (answer instanceof Promise || answer.kind !== 'offers') {
    throw new Error(`${insurer.manifest.id} has no offers for the example`);
  }
  // A copy has been rated by nobody: in the service, who is asked first reads the risk for all.
  return microsPerCall((count) => insurer.quote({ ...existing(requests[count % COPIES], 'request') }, context), plan);
}

function catalogueMicros(plan: BatchPlan, { operation }: Catalogues): number {
  return microsPerCall(() => operation.answerJson({ tipo: 'vehicle-brands', ramo: 'coche' }), plan);
}

/** Every call asks for another year, and makes the whole search: only what is rendered is kept. */
function newSearchMicros(plan: BatchPlan, { operation }: Catalogues): number {
  const search = (year: number) =>
    operation.answer({ tipo: 'vehicle-versions', ramo: 'coche', texto: `golf 1.6 tdi ${year}` });
  return microsPerCall((count) => search(2010 + (count % 10)), plan);
}
