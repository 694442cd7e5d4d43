import { judgeBody } from '@cotiza/contract';
import { TEST_DAY } from '@cotiza/contract/testing';
import { TEST_CAR, TEST_MOTORCYCLE } from '@cotiza/insurers-port/testing';
import type { VehicleVersion } from '@cotiza/insurers-port';
import type { CheckResult } from '../answers/check-result';
import { checkRequestWith } from '../check-request.use-case';
import { registryOf, testReferenceData } from './reference-data';

/** A dry run on the day of the tests, with the vehicles of the tests changed so; no plate is known. */
export function checkTestBody(
  body: unknown,
  version: Partial<VehicleVersion> = {},
  insurerPanel = { sells: () => true },
): Promise<CheckResult> {
  const referenceData = testReferenceData({
    cars: [{ ...TEST_CAR, ...version }],
    motorcycles: [{ ...TEST_MOTORCYCLE, ...version }],
  });
  return checkRequestWith({ referenceData, plateRegistry: registryOf(), insurerPanel })(judgeBody(body, TEST_DAY));
}
