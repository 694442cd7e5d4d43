/** Of what a script of Redis answers for `Count`s, in the order of its keys; whole numbers all. */
export type ScriptAnswer = readonly [fullPlace: number, hits: number, msLeft: number];

/**
 * Counts one more under every key, or under none where one of them is full. For each key two arguments: milliseconds of its
 * window, and how much fits. The first of the answer is the place, from 1, of the full key that has the longest to wait; 0
 * when all have been counted.
 */
export const COUNT_SCRIPT = `
local function left(i)
  local ms = redis.call('PTTL', KEYS[i])
  if ms >= 0 then return ms end
  redis.call('PEXPIRE', KEYS[i], ARGV[2 * i - 1])
  return tonumber(ARGV[2 * i - 1])
end
local place, longest = 0, -1
for i = 1, #KEYS do
  if tonumber(redis.call('GET', KEYS[i]) or '0') >= tonumber(ARGV[2 * i]) then
    local ms = left(i)
    if ms > longest then place, longest = i, ms end
  end
end
if place > 0 then return { place, 0, longest } end
local hits, ms
for i = #KEYS, 1, -1 do
  hits = redis.call('INCR', KEYS[i])
  ms = left(i)
end
return { 0, hits or 0, ms or 0 }
`;

/** Takes one back under every key that has any. Their windows end when they would have ended. */
export const GIVE_BACK_SCRIPT = `
for i = 1, #KEYS do
  if tonumber(redis.call('GET', KEYS[i]) or '0') > 0 then redis.call('DECR', KEYS[i]) end
end
return { 0, 0, 0 }
`;
