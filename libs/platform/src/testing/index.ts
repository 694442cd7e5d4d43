export { limitStorageContract, type LimitBench } from './limit-storage.contract';
export { describeOnRedis, REDIS_URL } from './redis-server';
