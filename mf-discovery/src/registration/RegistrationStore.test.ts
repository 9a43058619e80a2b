import { registration } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { fakeApi, sampleAccount, sampleGrant, sampleId } from '@marquee/shared-contracts/testing';
import { RegistrationStore } from './RegistrationStore';

// A new store stands for a reload or a later visit.
const reopenForm = (event = sampleId()) => new RegistrationStore(event, undefined).form.values;

beforeEach(async () => {
  fakeApi();
  await session.logOut();
  await session.begin(sampleGrant());
});

describe('what was typed', () => {
  test('is kept over going back and reloading, for its own event', () => {
    new RegistrationStore(sampleId(), undefined).set('institute', 'Lakeside College');
    expect(reopenForm().institute).toBe('Lakeside College');
    expect(reopenForm(sampleId(2)).institute).toBe('');
  });

  test('is forgotten when the person logs out; the next one finds their own form', async () => {
    new RegistrationStore(sampleId(), undefined).set('firstName', 'Somebody');
    await session.logOut();
    await session.begin(sampleGrant(sampleAccount({ firstname: 'Ravi', email: 'ravi@demo.test' })));
    expect(reopenForm()).toMatchObject({ firstName: 'Ravi', email: 'ravi@demo.test' });
  });

  test('is not shown to somebody else who logs in after a session has ended by itself', async () => {
    new RegistrationStore(sampleId(), undefined).set('phoneNumber', '9000000000');
    await session.begin(sampleGrant(sampleAccount({ id: sampleId(777), mobile: '9111111111' })));
    expect(reopenForm().phoneNumber).toBe('9111111111');
  });

  test('is forgotten once it has been sent', async () => {
    const api = fakeApi();
    api.on(registration.register, () => ({
      status: 'SUCCESS' as const,
      message: 'Registration successful',
      success: true as const,
      data: { registrationId: sampleId(7), eventId: sampleId(), registeredAt: new Date().toISOString() },
    }));
    const store = new RegistrationStore(sampleId(), 'open sesame');
    store.set('institute', 'Lakeside College');
    expect(await store.submit()).toBe(true);
    expect(reopenForm().institute).toBe('');
    expect(api.inputs(registration.register)).toEqual([
      expect.objectContaining({ query: { k: 'open sesame' } }),
    ]);
  });

  test('stays when the server refuses', async () => {
    fakeApi().refuse(registration.register, 'EVENT_FULL');
    const store = new RegistrationStore(sampleId(), undefined);
    store.set('institute', 'Lakeside College');
    expect(await store.submit()).toBe(false);
    expect(reopenForm().institute).toBe('Lakeside College');
  });
});
