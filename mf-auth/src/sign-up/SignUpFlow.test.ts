import { auth } from '@marquee/shared-contracts';
import { tabStorage, unsavedWork } from '@marquee/shared-contracts/browser';
import { fakeApi, sampleId, success } from '@marquee/shared-contracts/testing';
import { typedEmail } from '../email/typedEmail';
import { hostPlan } from './hostPlan';
import { participantPlan } from './participantPlan';
import { SignUpFlow } from './SignUpFlow';

const pendingVerification = { email: 'asha@demo.test', draftId: sampleId(7) };

/** What a page that was just loaded knows. */
const reloadFlow = (): SignUpFlow => new SignUpFlow(participantPlan);

beforeEach(() => {
  tabStorage.clear();
});

// Before the flows of the other tests, which are never over.
test('a sign-up holds the page on its releases from a finished step until it is over', async () => {
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

describe('a sign-up after a reload', () => {
  it('still knows whose code is awaited and since when, and nothing else', () => {
    const before = Date.now();
    const flow = reloadFlow();
    flow.form.set('name', 'Asha Rao');
    flow.form.set('password', 'Demo@1234');
    flow.startVerification(pendingVerification);
    expect(reloadFlow().pendingVerification).toEqual({ ...pendingVerification, sentAt: expect.any(Number) });
    expect(reloadFlow().pendingVerification?.sentAt).toBeGreaterThanOrEqual(before);
    expect(reloadFlow().form.values).toMatchObject({ name: '', password: '' });
  });

  it('knows the e-mail that was typed, until the sign-up is finished (AU-19)', () => {
    typedEmail.save('asha@demo.test');
    expect(reloadFlow().form.values).toMatchObject({ name: '', email: 'asha@demo.test', mobile: '' });
    reloadFlow().reset();
    expect(reloadFlow().form.values.email).toBe('');
  });

  it('knows of the code in its own flow only', () => {
    reloadFlow().startVerification(pendingVerification);
    expect(new SignUpFlow(hostPlan).pendingVerification).toBeNull();
  });

  it('knows nothing when it was finished before', () => {
    const flow = reloadFlow();
    flow.startVerification(pendingVerification);
    flow.reset();
    expect(reloadFlow().pendingVerification).toBeNull();
  });
});

describe('a sign-up that is sent again', () => {
  it('is a new draft with a code of its own', async () => {
    const api = fakeApi();
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
