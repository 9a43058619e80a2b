import { registration } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import {
  fakeApi,
  sampleAccount,
  sampleEventDetails,
  sampleGrant,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { RegistrationStore } from './RegistrationStore';

// A new store stands for a reload or a later visit.
const reopenForm = (event = sampleId()) => new RegistrationStore(event, undefined).form.values;

beforeEach(async () => {
  fakeApi();
  await session.logOut();
  await session.begin(sampleGrant());
});

describe('a form draft', () => {
  test('survives navigation and reload, separately for each event', () => {
    new RegistrationStore(sampleId(), undefined).set('institute', 'Lakeside College');
    expect(reopenForm().institute).toBe('Lakeside College');
    expect(reopenForm(sampleId(2)).institute).toBe('');
  });

  test('wins over the latest registration, also where a field was cleared (RG-6)', async () => {
    const latest = {
      institute: 'Hill School',
      type: 'School Student',
      course: '',
      duration: '',
      graduationYear: '',
    };
    fakeApi()
      .on(registration.latestForm, () => success(latest))
      .on(registration.details, () =>
        success({ ...sampleEventDetails(), registered: false, favourite: false }),
      );
    const load = async () => {
      const store = new RegistrationStore(sampleId(), undefined);
      await store.loading.run();
      return store;
    };
    const store = await load();
    expect(store.form.values).toMatchObject({ institute: 'Hill School', type: 'School Student' });
    store.set('institute', '');
    expect((await load()).form.values).toMatchObject({ institute: '', type: 'School Student' });
  });

  test('is deleted at logout; the next account gets its own form', async () => {
    new RegistrationStore(sampleId(), undefined).set('firstName', 'Somebody');
    await session.logOut();
    await session.begin(sampleGrant(sampleAccount({ firstname: 'Ravi', email: 'ravi@demo.test' })));
    expect(reopenForm()).toMatchObject({ firstName: 'Ravi', email: 'ravi@demo.test' });
  });

  test('is hidden from another account that logs in after the session expired', async () => {
    new RegistrationStore(sampleId(), undefined).set('phoneNumber', '9000000000');
    await session.begin(sampleGrant(sampleAccount({ id: sampleId(777), mobile: '9111111111' })));
    expect(reopenForm().phoneNumber).toBe('9111111111');
  });

  test('is deleted after submission', async () => {
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

  test('stays when the server rejects the form', async () => {
    fakeApi().refuse(registration.register, 'REGISTRATION_CLOSED');
    const store = new RegistrationStore(sampleId(), undefined);
    store.set('institute', 'Lakeside College');
    expect(await store.submit()).toBe(false);
    expect(reopenForm().institute).toBe('Lakeside College');
  });
});
