import type { CalendarDay } from '@cotiza/kernel';
import { judge, judgeEstimate, type JudgedEstimate, type Judgement } from './judge';
import type { BodyContext } from './body-context';

/** A sent body with its judgement. The use cases start from it. */
export interface JudgedBody<J extends Judgement | JudgedEstimate = Judgement> {
  /** Any JSON value. */
  readonly sent: unknown;
  /** The day in Spain of the judgement. */
  readonly today: CalendarDay;
  /** Facts known of the body besides its content, if any. */
  readonly reading: BodyContext | undefined;
  readonly judgement: J;
}

/** A judged body that asks for an estimate. */
export type JudgedEstimateBody = JudgedBody<JudgedEstimate>;

/** Judges a body that asks for a quotation or a dry run. It never throws. */
export const judgeBody = (sent: unknown, today: CalendarDay, reading?: BodyContext): JudgedBody => ({
  sent,
  today,
  reading,
  judgement: judge(sent, today, reading),
});

/** Judges a body that asks for an estimate. It never throws. */
export const judgeEstimateBody = (sent: unknown, today: CalendarDay, reading?: BodyContext): JudgedEstimateBody => ({
  sent,
  today,
  reading,
  judgement: judgeEstimate(sent, today, reading),
});
