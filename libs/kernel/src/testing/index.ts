export { anyCharacter } from './any-character';
export { countingClock, type CountingClock } from './counting-clock';
export {
  fakeHttpServer,
  type Answering,
  type FakeHttpServer,
  type HttpAnswer,
  type ReceivedRequest,
} from './fake-http-server';
export { faultsThrown } from './faults-thrown';
export { heldBytes } from './held-bytes';
export { processorMs } from './processor-ms';
export { folderForTests, folderPerTest } from './temporary-folder';
export { until } from './until';
export { browserForTests, type TestBrowser } from './browser/browser-for-tests';
export { describeInBrowser, launchBrowser } from './browser/launch-browser';
export { LOWEST_CONTRAST, SMALLEST_TEXT, STICKS_OUT, TOO_SMALL } from './browser/page-checks';
