import { existing } from '../search/existing';

/** Length of an id: all ids of a column have it. */
const ID_LENGTH = 12;

/** Slots for each id: collisions are rare, and a look-up reads one or two slots. */
const SLOTS_PER_ID = 2;

/**
 * Finds the position of an id in one text, without an object for each: open addressing, in a table of integers.
 */
export class IdIndex {
  private readonly ids: string;
  private readonly slots: Int32Array;

  /** @throws RangeError for an id of another length */
  constructor(ids: readonly string[]) {
    const odd = ids.find((id) => id.length !== ID_LENGTH);
    if (odd !== undefined) throw new RangeError(`"${odd}" is not an id of ${ID_LENGTH} characters`);
    this.ids = ids.join('');
    this.slots = new Int32Array(ids.length * SLOTS_PER_ID + 1).fill(-1);
    ids.forEach((id, position) => {
      let slot = this.slotOf(id);
      while (this.slots[slot] !== -1) slot = (slot + 1) % this.slots.length;
      this.slots[slot] = position;
    });
  }

  /** Returns the position of an id, or undefined. */
  find(id: string): number | undefined {
    if (id.length !== ID_LENGTH) return undefined;
    for (let slot = this.slotOf(id); this.slots[slot] !== -1; slot = (slot + 1) % this.slots.length) {
      const position = existing(this.slots[slot], 'slot of that hash');
      if (this.ids.startsWith(id, position * ID_LENGTH)) return position;
    }
    return undefined;
  }

  at(position: number): string {
    return this.ids.slice(position * ID_LENGTH, (position + 1) * ID_LENGTH);
  }

  private slotOf(id: string): number {
    let hash = 0;
    for (let index = 0; index < ID_LENGTH; index++) hash = (Math.imul(hash, 31) + id.charCodeAt(index)) >>> 0;
    return hash % this.slots.length;
  }
}
