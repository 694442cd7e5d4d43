import type { CalendarDay } from '@cotiza/kernel';
import { judge, judgeEstimate, type JudgedEstimate, type Judgement } from './judge';
import type { Reading } from './reading';

/** A body as it was sent, with what the contract says of it: the use cases go on from there. */
export interface JudgedBody<J extends Judgement | JudgedEstimate = Judgement> {
  /** Any value that JSON can say. */
  readonly sent: unknown;
  /** The day in Spain by which it was judged. */
  readonly today: CalendarDay;
  /** How it was read, where more was known of it than it says. */
  readonly reading: Reading | undefined;
  readonly judgement: J;
}

/** A judged body that asks for an estimate. */
export type JudgedEstimateBody = JudgedBody<JudgedEstimate>;

/** Judges a body that asks for a quotation or a dry run. It never throws. */
export const judgeBody = (sent: unknown, today: CalendarDay, reading?: Reading): JudgedBody => ({
  sent,
  today,
  reading,
  judgement: judge(sent, today, reading),
});

/** Judges a body that asks for an estimate. It never throws. */
export const judgeEstimateBody = (sent: unknown, today: CalendarDay, reading?: Reading): JudgedEstimateBody => ({
  sent,
  today,
  reading,
  judgement: judgeEstimate(sent, today, reading),
});
