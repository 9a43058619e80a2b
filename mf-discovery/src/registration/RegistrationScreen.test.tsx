import { links, registration } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import {
  fakeApi,
  type FakeApi,
  renderScreen,
  sampleAccount,
  sampleEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { RegistrationScreen } from './RegistrationScreen';

const id = sampleId();
const route = { path: '/regifore/:eventId', at: links.registration(id), as: sampleAccount() };

function openEvent(changes: Parameters<typeof sampleEventDetails>[0] = {}): FakeApi {
  const api = fakeApi().on(registration.details, () =>
    success({ ...sampleEventDetails(changes), registered: false, favourite: false }),
  );
  api.on(registration.latestForm, () => success(null));
  return api.on(registration.register, () => ({
    status: 'SUCCESS' as const,
    message: 'Registration successful',
    success: true as const,
    data: { registrationId: sampleId(7), eventId: id, registeredAt: new Date().toISOString() },
  }));
}

const getField = (label: string) => screen.getByLabelText(label);
const getRegisterButton = () => screen.getByRole('button', { name: 'Register' });

describe('registering for an event', () => {
  test('shows the event and prefills the form from the account', async () => {
    openEvent();
    await renderScreen(<RegistrationScreen />, route);
    expect(await screen.findByRole('heading', { name: 'Circuit Quiz' })).toBeVisible();
    expect(getField('First name')).toHaveValue('Asha');
    expect(getField('Last name')).toHaveValue('Rao');
    expect(getField('Email')).toHaveValue('asha@demo.test');
    expect(getField('Email')).toHaveAttribute('readonly');
    expect(getField('Phone number')).toHaveValue('9876543210');
    expect(getField('Type')).toHaveValue('Others');
    expect(screen.queryByLabelText('Course')).toBeNull();
  });

  describe('after an earlier registration (RG-6)', () => {
    const latest = {
      institute: 'Lakeside College',
      type: 'College Student',
      course: 'Physics',
      duration: '3 years',
      graduationYear: '2028',
    };

    test('prefills its institute, type and studies', async () => {
      openEvent().on(registration.latestForm, () => success(latest));
      await renderScreen(<RegistrationScreen />, route);
      expect(await screen.findByLabelText('Institute')).toHaveValue('Lakeside College');
      expect(getField('Type')).toHaveValue('College Student');
      expect(getField('Course')).toHaveValue('Physics');
      expect(getField('Duration')).toHaveValue('3 years');
      expect(getField('Graduation year')).toHaveValue('2028');
      expect(getField('First name')).toHaveValue('Asha');
    });

    test('opens the form without them when they cannot be read', async () => {
      openEvent().refuse(registration.latestForm, 'INTERNAL');
      await renderScreen(<RegistrationScreen />, route);
      expect(await screen.findByLabelText('Institute')).toHaveValue('');
      expect(getField('Type')).toHaveValue('Others');
    });
  });

  test('sends the form and opens the confirmation, which says "Registration successful" (RG-9)', async () => {
    const api = openEvent();
    const { user } = await renderScreen(<RegistrationScreen />, route);
    await user.type(await screen.findByLabelText('Institute'), 'Lakeside College');
    await user.click(getRegisterButton());
    expect(await screen.findByText(`Now at ${links.registrationConfirmation(id)}`)).toBeVisible();
    expect(session.marks.registered.has(id)).toBe(true);
    expect(api.inputs(registration.register)).toEqual([
      expect.objectContaining({
        params: { eventId: id },
        body: {
          firstName: 'Asha',
          lastName: 'Rao',
          email: 'asha@demo.test',
          phoneNumber: '9876543210',
          institute: 'Lakeside College',
          type: 'Others',
          course: '',
          duration: '',
          graduationYear: '',
        },
      }),
    ]);
  });

  test('shows all invalid fields at once and sends nothing', async () => {
    const api = openEvent();
    const { user } = await renderScreen(<RegistrationScreen />, route);
    await user.clear(await screen.findByLabelText('First name'));
    await user.clear(getField('Phone number'));
    await user.type(getField('Phone number'), '12345');
    await user.click(getRegisterButton());
    expect(screen.getByText('First name is required.')).toBeVisible();
    expect(screen.getByText('Please enter a valid 10-digit mobile number.')).toBeVisible();
    expect(screen.getByText('Institute is required.')).toBeVisible();
    expect(getField('First name')).toHaveFocus();
    expect(api.inputs(registration.register)).toEqual([]);
  });

  test('shows more fields to college students; hidden fields are neither validated nor sent (RG-7)', async () => {
    const api = openEvent();
    const { user } = await renderScreen(<RegistrationScreen />, route);
    await user.type(await screen.findByLabelText('Institute'), 'Lakeside College');
    await user.selectOptions(getField('Type'), 'College Student');
    await user.type(getField('Course'), 'Physics');
    await user.type(getField('Graduation year'), '1800');
    await user.click(getRegisterButton());
    expect(screen.getByText(/^Graduation year must be between 1950 and \d{4}\.$/)).toBeVisible();
    await user.selectOptions(getField('Type'), 'Professional');
    await user.click(getRegisterButton());
    await screen.findByText(`Now at ${links.registrationConfirmation(id)}`);
    expect(api.inputs(registration.register)[0]?.body).toMatchObject({
      type: 'Professional',
      course: '',
      graduationYear: '',
    });
  });
});

test('returns to the invite of the team that asked the person to register (TM-2)', async () => {
  openEvent({ teamCreationAllowed: true, minTeamSize: 2, maxTeamSize: 4 });
  const code = sampleId(99);
  const at = links.registrationForInvite(id, code);
  const { user } = await renderScreen(<RegistrationScreen />, { ...route, at });
  await user.type(await screen.findByLabelText('Institute'), 'Lakeside College');
  await user.click(getRegisterButton());
  expect(await screen.findByText(`Now at ${links.teamInvite(id, code)}`)).toBeVisible();
  expect(screen.getByText('Registration successful')).toBeVisible();
  expect(session.marks.registered.has(id)).toBe(true);
});

test('keeps the invite of a person who is registered already (TM-2)', async () => {
  openEvent().on(registration.details, () =>
    success({
      ...sampleEventDetails({ registrationState: 'REGISTERED' }),
      registered: true,
      favourite: false,
    }),
  );
  const code = sampleId(99);
  await renderScreen(<RegistrationScreen />, { ...route, at: links.registrationForInvite(id, code) });
  expect(await screen.findByRole('link', { name: 'Continue to the invite' })).toHaveAttribute(
    'href',
    links.confirmationForInvite(id, code),
  );
});

describe('a registration that the server rejects', () => {
  test('shows the server’s reason and keeps the input (RG-8)', async () => {
    openEvent().refuse(registration.register, 'EVENT_FULL');
    const { user } = await renderScreen(<RegistrationScreen />, route);
    await user.type(await screen.findByLabelText('Institute'), 'Lakeside College');
    await user.click(getRegisterButton());
    expect(await screen.findByText('Event full')).toBeVisible();
    expect(getField('Institute')).toHaveValue('Lakeside College');
    expect(session.marks.registered.has(id)).toBe(false);
  });

  test('shows field errors beside their fields', async () => {
    openEvent().refuse(registration.register, 'VALIDATION', { institute: 'Institute is required.' });
    const { user } = await renderScreen(<RegistrationScreen />, route);
    await user.type(await screen.findByLabelText('Institute'), 'Lakeside College');
    await user.click(getRegisterButton());
    expect(await screen.findByText('Institute is required.')).toBeVisible();
    expect(getField('Institute')).toHaveAccessibleDescription('Institute is required.');
  });
});

describe('screens without the form', () => {
  test('"Already Registered" links to the event', async () => {
    openEvent({ registrationState: 'REGISTERED' }).on(registration.details, () =>
      success({
        ...sampleEventDetails({ registrationState: 'REGISTERED' }),
        registered: true,
        favourite: false,
      }),
    );
    await renderScreen(<RegistrationScreen />, route);
    expect(await screen.findByText('Already Registered')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the event' })).toHaveAttribute('href', links.event(id));
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  test.each([
    ['CLOSED', 'Registration closed'],
    ['FULL', 'Event full'],
    ['CANCELLED', 'Cancelled'],
    ['ENDED', 'Event ended'],
  ] as const)('shows the state of an event with closed registration: %s', async (registrationState, text) => {
    openEvent({ registrationState });
    await renderScreen(<RegistrationScreen />, route);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByLabelText('Institute')).toBeNull();
  });

  test('a missing or private event is not available', async () => {
    openEvent().refuse(registration.details, 'NOT_FOUND');
    await renderScreen(<RegistrationScreen />, route);
    expect(await screen.findByText('No event details available.')).toBeVisible();
  });

  test('"No event selected" at the bare address; a legacy one redirects to the canonical one (RT-1)', async () => {
    openEvent();
    const bareRoute = { ...route, path: '/regifore/:eventId?', at: '/regifore' };
    const rendered = await renderScreen(<RegistrationScreen />, bareRoute);
    expect(screen.getByText('No event selected')).toBeVisible();
    rendered.unmount();
    await renderScreen(<RegistrationScreen />, {
      ...bareRoute,
      at: { pathname: '/regifore', state: { eventId: id } },
    });
    expect(await screen.findByLabelText('Institute')).toBeVisible();
  });

  test('a failure offers a retry', async () => {
    const api = openEvent().refuse(registration.details, 'INTERNAL');
    const { user } = await renderScreen(<RegistrationScreen />, route);
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    api.on(registration.details, () =>
      success({ ...sampleEventDetails(), registered: false, favourite: false }),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Institute')).toBeVisible();
  });
});
