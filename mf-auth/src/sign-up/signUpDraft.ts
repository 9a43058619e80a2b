import type { Role } from '@marquee/shared-contracts';
import { makeAutoObservable } from 'mobx';
import { hostPlan } from './hostPlan';
import { participantPlan } from './participantPlan';
import { SignUpFlow } from './SignUpFlow';

/** What a person is signing up with, over all screens; the password is only ever in memory (AU-19). */
class SignUpDraft {
  /** What was chosen at the role chooser; kept when going back (AU-31). */
  role: Role | null = null;
  readonly participant = new SignUpFlow(participantPlan);
  readonly host = new SignUpFlow(hostPlan);

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  chooseRole(role: Role): void {
    this.role = role;
  }

  getFlow(role: Role): SignUpFlow {
    return role === 'HOST' ? this.host : this.participant;
  }

  reset(): void {
    this.role = null;
    this.participant.reset();
    this.host.reset();
  }
}

export const signUpDraft = new SignUpDraft();
