import { judgeHeaders } from './headers.judge';
import type { Judge } from './judge';
import { judgeMarks } from './marks.judge';
import { judgeMcp } from './mcp.judge';
import { openApiJudge, type OpenApi } from './openapi.judge';
import { judgeRefusal } from './refusal.judge';
import { judgeStatus } from './status.judge';

/** Every judge of answers. */
export function judgeAll(document: OpenApi): Judge {
  const judges = [judgeStatus, judgeHeaders, judgeRefusal, judgeMarks, judgeMcp, openApiJudge(document)];
  return (answered) => judges.flatMap((judge) => judge(answered));
}
