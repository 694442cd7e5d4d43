export { describeOnRedis, REDIS_URL } from './redis-server';
