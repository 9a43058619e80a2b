/**
 * Whether something in this page would be lost if its code were taken anew: typed text that was not sent, a quiz that
 * runs. The page then stays on the releases that it has (RL-22). Forms of the kit say so by themselves.
 */
class UnsavedWork {
  private readonly holds = new Set<object>();

  get hasUnsavedWork(): boolean {
    return this.holds.size > 0;
  }

  /** Says that there is something; answers what takes it back, which may be called more than once. */
  add(): () => void {
    const one = {};
    this.holds.add(one);
    return () => void this.holds.delete(one);
  }
}

export const unsavedWork = new UnsavedWork();
