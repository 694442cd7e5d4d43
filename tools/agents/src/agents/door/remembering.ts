import type { Door, Heard } from './door';

/** The same door, that is not asked twice for the same values of a catalogue in a conversation. */
export function remembering(door: Door): Door {
  const answers = new Map<string, Promise<Heard>>();
  return {
    ...door,
    call: (call) => {
      if (call.operation !== 'catalogo') return door.call(call);
      const asked = JSON.stringify(call.sent);
      const answer = answers.get(asked) ?? door.call(call);
      answers.set(asked, answer);
      return answer;
    },
  };
}
