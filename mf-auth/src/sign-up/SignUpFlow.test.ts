import { auth } from '@marquee/shared-contracts';
import { tabStorage, unsavedWork } from '@marquee/shared-contracts/browser';
import { type FakeApi, fakeApi, sampleId, success } from '@marquee/shared-contracts/testing';
import { typedEmail } from '../email/typedEmail';
import { hostPlan } from './hostPlan';
import { participantPlan } from './participantPlan';
import { SignUpFlow } from './SignUpFlow';

const pendingVerification = { email: 'asha@demo.test', draftId: sampleId(7) };

/** Creates the flow as a page load does, from the tab's storage. */
const reloadFlow = (): SignUpFlow => new SignUpFlow(participantPlan);

let api: FakeApi;
beforeEach(() => {
  tabStorage.clear();
  api = fakeApi().on(auth.checkEmail, () => success(null));
});

// Runs first: the other tests' flows never end, so unsaved work would stay registered.
test('a sign-up counts as unsaved work from its first finished step until it ends', async () => {
  const flow = new SignUpFlow(participantPlan);
  await flow.advance(0);
  expect(unsavedWork.hasUnsavedWork).toBe(false);
  for (const [field, value] of [
    ['name', 'Nila Devi'],
    ['email', 'nila@example.org'],
    ['mobile', '9876501234'],
  ] as const)
    flow.form.set(field, value);
  expect(await flow.advance(0)).toBe('/create-pass-participant');
  expect(unsavedWork.hasUnsavedWork).toBe(true);
  flow.reset();
  expect(unsavedWork.hasUnsavedWork).toBe(false);
});

describe('sign-up after a reload', () => {
  it('restores only the pending verification', () => {
    const before = Date.now();
    const flow = reloadFlow();
    flow.form.set('name', 'Asha Rao');
    flow.form.set('password', 'Demo@1234');
    flow.startVerification(pendingVerification);
    expect(reloadFlow().pendingVerification).toEqual({ ...pendingVerification, sentAt: expect.any(Number) });
    expect(reloadFlow().pendingVerification?.sentAt).toBeGreaterThanOrEqual(before);
    expect(reloadFlow().form.values).toMatchObject({ name: '', password: '' });
  });

  it('restores the typed email until the sign-up is finished (AU-19)', () => {
    typedEmail.save('asha@demo.test');
    expect(reloadFlow().form.values).toMatchObject({ name: '', email: 'asha@demo.test', mobile: '' });
    reloadFlow().reset();
    expect(reloadFlow().form.values.email).toBe('');
  });

  it('restores the verification of its own role only', () => {
    reloadFlow().startVerification(pendingVerification);
    expect(new SignUpFlow(hostPlan).pendingVerification).toBeNull();
  });

  it('restores nothing after the sign-up was finished', () => {
    const flow = reloadFlow();
    flow.startVerification(pendingVerification);
    flow.reset();
    expect(reloadFlow().pendingVerification).toBeNull();
  });
});

describe('sign-up sent again', () => {
  it('creates a new draft with its own code', async () => {
    let drafts = 0;
    api.on(auth.register, () => success({ draftId: sampleId(++drafts) }));
    const flow = reloadFlow();
    for (const name of ['Asha Rao', 'Asha Iyer']) {
      Object.entries({ name, email: 'asha@demo.test', mobile: '9876543210' }).forEach(([field, value]) =>
        flow.form.set(field as 'name', value),
      );
      flow.form.set('password', 'Demo@1234');
      flow.form.set('confirmPassword', 'Demo@1234');
      flow.form.set('termsAccepted', true);
      expect(await flow.advance(1)).toBe('/otpWithMail');
    }
    expect(flow.pendingVerification?.draftId).toBe(sampleId(2));
    expect(api.inputs(auth.register).map(({ body }) => body.draftId)).toEqual([undefined, undefined]);
  });
});
