import { links, participation } from '@marquee/shared-contracts';
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
const here = { path: '/regifore/:eventId', at: links.registration(id), as: sampleAccount() };

function openEvent(changes: Parameters<typeof sampleEventDetails>[0] = {}): FakeApi {
  const api = fakeApi().on(participation.details, () =>
    success({ ...sampleEventDetails(changes), registered: false, favourite: false }),
  );
  return api.on(participation.register, () => ({
    status: 'SUCCESS' as const,
    message: 'Registration successful',
    success: true as const,
    data: { registrationId: sampleId(7), eventId: id, registeredAt: new Date().toISOString() },
  }));
}

const field = (label: string) => screen.getByLabelText(label);
const press = () => screen.getByRole('button', { name: 'Register' });

describe('registering for an event', () => {
  test('shows the event, and the form filled in from the account', async () => {
    openEvent();
    await renderScreen(<RegistrationScreen />, here);
    expect(await screen.findByRole('heading', { name: 'Circuit Quiz' })).toBeVisible();
    expect(field('First name')).toHaveValue('Asha');
    expect(field('Last name')).toHaveValue('Rao');
    expect(field('Email')).toHaveValue('asha@demo.test');
    expect(field('Email')).toHaveAttribute('readonly');
    expect(field('Phone number')).toHaveValue('9876543210');
    expect(field('Type')).toHaveValue('Others');
    expect(screen.queryByLabelText('Course')).toBeNull();
  });

  test('sends the form, says "Registration successful" and goes home', async () => {
    const api = openEvent();
    const { user } = await renderScreen(<RegistrationScreen />, here);
    await user.type(await screen.findByLabelText('Institute'), 'Lakeside College');
    await user.click(press());
    expect(await screen.findByText('Now at /')).toBeVisible();
    expect(screen.getByText('Registration successful')).toBeVisible();
    expect(session.marks.registered.has(id)).toBe(true);
    expect(api.inputs(participation.register)).toEqual([
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

  test('goes to the event’s page when the event has teams', async () => {
    openEvent({ teamCreationAllowed: true });
    const { user } = await renderScreen(<RegistrationScreen />, here);
    await user.type(await screen.findByLabelText('Institute'), 'Lakeside College');
    await user.click(press());
    expect(await screen.findByText(`Now at ${links.event(id)}`)).toBeVisible();
  });

  test('names every refused field at once, and sends nothing', async () => {
    const api = openEvent();
    const { user } = await renderScreen(<RegistrationScreen />, here);
    await user.clear(await screen.findByLabelText('First name'));
    await user.clear(field('Phone number'));
    await user.type(field('Phone number'), '12345');
    await user.click(press());
    expect(screen.getByText('First name is required.')).toBeVisible();
    expect(screen.getByText('Please enter a valid 10-digit mobile number.')).toBeVisible();
    expect(screen.getByText('Institute is required.')).toBeVisible();
    expect(field('First name')).toHaveFocus();
    expect(api.inputs(participation.register)).toEqual([]);
  });

  test('asks college students for more; what is hidden again is neither checked nor sent (RG-7)', async () => {
    const api = openEvent();
    const { user } = await renderScreen(<RegistrationScreen />, here);
    await user.type(await screen.findByLabelText('Institute'), 'Lakeside College');
    await user.selectOptions(field('Type'), 'College Student');
    await user.type(field('Course'), 'Physics');
    await user.type(field('Graduation year'), '1800');
    await user.click(press());
    expect(screen.getByText(/^Graduation year must be between 1950 and \d{4}\.$/)).toBeVisible();
    await user.selectOptions(field('Type'), 'Professional');
    await user.click(press());
    await screen.findByText('Now at /');
    expect(api.inputs(participation.register)[0]?.body).toMatchObject({
      type: 'Professional',
      course: '',
      graduationYear: '',
    });
  });
});

describe('a registration the server refuses', () => {
  test('is said with the server’s reason, and what was typed stays (RG-8)', async () => {
    openEvent().refuse(participation.register, 'EVENT_FULL');
    const { user } = await renderScreen(<RegistrationScreen />, here);
    await user.type(await screen.findByLabelText('Institute'), 'Lakeside College');
    await user.click(press());
    expect(await screen.findByText('Event full')).toBeVisible();
    expect(field('Institute')).toHaveValue('Lakeside College');
    expect(session.marks.registered.has(id)).toBe(false);
  });

  test('stands beside the fields it is about', async () => {
    openEvent().refuse(participation.register, 'VALIDATION', { institute: 'Institute is required.' });
    const { user } = await renderScreen(<RegistrationScreen />, here);
    await user.type(await screen.findByLabelText('Institute'), 'Lakeside College');
    await user.click(press());
    expect(await screen.findByText('Institute is required.')).toBeVisible();
    expect(field('Institute')).toHaveAccessibleDescription('Institute is required.');
  });
});

describe('instead of the form', () => {
  test('"Already Registered" with the way to the event', async () => {
    openEvent({ registrationState: 'REGISTERED' }).on(participation.details, () =>
      success({
        ...sampleEventDetails({ registrationState: 'REGISTERED' }),
        registered: true,
        favourite: false,
      }),
    );
    await renderScreen(<RegistrationScreen />, here);
    expect(await screen.findByText('Already Registered')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the event' })).toHaveAttribute('href', links.event(id));
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  test('the state of an event that takes no registrations', async () => {
    openEvent({ registrationState: 'CLOSED' });
    await renderScreen(<RegistrationScreen />, here);
    expect(await screen.findByText('Registration closed')).toBeVisible();
  });

  test('a failure that can be tried again', async () => {
    const api = openEvent().refuse(participation.details, 'INTERNAL');
    const { user } = await renderScreen(<RegistrationScreen />, here);
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    api.on(participation.details, () =>
      success({ ...sampleEventDetails(), registered: false, favourite: false }),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Institute')).toBeVisible();
  });
});
