export { memoryDraftStore, TEST_CODE } from './memory-draft-store';
