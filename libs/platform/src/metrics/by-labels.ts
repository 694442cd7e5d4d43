/** Where the labels so far lead: to what is kept for them, and on with the next label. */
interface Branch<T> {
  readonly next: Map<string, Branch<T>>;
  kept?: T;
}

/** What is kept by labels, found by each of them in turn: whole strings that need not be put together to be looked up. */
export class ByLabels<T> {
  private readonly root: Branch<T> = { next: new Map() };

  /** What is kept for the values of some labels, which is begun when it is first asked for. */
  of(labels: readonly string[], begin: (labels: readonly string[]) => T): T {
    let branch = this.root;
    for (const label of labels) {
      let next = branch.next.get(label);
      if (!next) branch.next.set(label, (next = { next: new Map() }));
      branch = next;
    }
    branch.kept ??= begin(labels);
    return branch.kept;
  }
}
