export { countingClock, type CountingClock } from './counting-clock';
export {
  fakeHttpServer,
  type Answering,
  type FakeHttpServer,
  type HttpAnswer,
  type ReceivedRequest,
} from './fake-http-server';
export { collectGarbage, heldBytes } from './held-bytes';
export { until } from './until';
