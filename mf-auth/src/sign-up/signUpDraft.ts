import type { Role } from '@marquee/shared-contracts';
import { makeAutoObservable } from 'mobx';
import { hostPlan } from './hostPlan';
import { participantPlan } from './participantPlan';
import { SignUpFlow } from './SignUpFlow';

/** The sign-up of both roles over all screens; passwords stay in memory (AU-19). */
class SignUpDraft {
  /** The choice of the role chooser, restored when going back (AU-31). */
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
