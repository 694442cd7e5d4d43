export { draftBench, TEST_ADDRESS, TEST_HOUR_MS } from './draft-bench';
export { memoryDraftStore, TEST_CODE } from './memory-draft-store';
