import {
  type Attendee,
  attendees,
  certificates,
  type CertificateStatus,
  DEFAULT_CERTIFICATE_DESIGN,
  type HostCertificate,
  links,
  manageEvents,
} from '@marquee/shared-contracts';
import {
  clearStorage,
  fakeApi,
  renderScreen,
  sampleContent,
  sampleHost,
  sampleHostEventDetails,
  sampleId,
  samplePage,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { CertificatesScreen } from './CertificatesScreen';
import { DesignStore } from './DesignStore';

const id = sampleId(7);

const createStatus = (changes: Partial<CertificateStatus> = {}): CertificateStatus => ({
  design: DEFAULT_CERTIFICATE_DESIGN,
  isSaved: false,
  canIssue: true,
  missing: 2,
  issued: 0,
  revoked: 0,
  untold: 0,
  ...changes,
});

const createCertificate = (changes: Partial<HostCertificate> = {}): HostCertificate => ({
  id: sampleId(300),
  code: 'BCDFGHJKMNPQRTVWBCDFGHJKM',
  kind: 'WINNER',
  name: 'Asha Rao',
  email: 'asha@demo.test',
  team: null,
  rank: 1,
  score: 9,
  issuedAt: '2026-11-27T10:00:00.000Z',
  state: 'valid',
  revokedAt: null,
  reason: '',
  ...changes,
});

const attendee: Attendee = {
  id: sampleId(201),
  name: 'Asha Rao',
  email: 'asha@demo.test',
  phone: '9876543210',
  institute: 'Lakeside College',
  type: 'Others',
  course: '',
  duration: '',
  graduationYear: null,
  registeredAt: '2026-11-20T10:00:00.000Z',
  team: null,
  teamId: null,
  checkedInAt: null,
  state: 'ACTIVE',
};

const serveAttendees = (participants: Attendee[]) => ({ ...samplePage([]), data: [], participants });

const serve = (status: Partial<CertificateStatus> = {}, issued: HostCertificate[] = []) =>
  fakeApi()
    .on(manageEvents.details, () => success(sampleHostEventDetails({ id })))
    .on(certificates.status, () => success(createStatus(status)))
    .on(certificates.list, () => sampleContent(issued));

const open = (query = '') =>
  renderScreen(<CertificatesScreen />, {
    path: '/event-certificates/:eventId?',
    at: `${links.eventCertificates(id)}${query}`,
    as: sampleHost(),
  });

beforeEach(clearStorage);

describe('issuing certificates (CE-3, CE-4)', () => {
  it('names who gets one, and lists them afterwards', async () => {
    const api = serve().on(certificates.issue, () => success({ issued: 2 }));
    const { user } = await open();
    expect(await screen.findByText('2 more people get one now, by mail and notification.')).toBeVisible();
    api
      .on(certificates.status, () => success(createStatus({ missing: 0, issued: 2, untold: 1 })))
      .on(certificates.list, () => sampleContent([createCertificate()]));
    await user.click(screen.getByRole('button', { name: 'Issue certificates' }));
    expect(await screen.findByText('2 certificates were issued.')).toBeVisible();
    expect(await screen.findByText('2 certificates issued · telling 1 person')).toBeVisible();
    const table = await screen.findByRole('table', { name: 'Certificates by name' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Asha Rao.*BCDFG-HJKMN.*rank 1.*Valid/);
  });

  it('names no number for an event with too many people to count', async () => {
    serve({ issued: 25_000, missing: 1, missingIsEstimated: true });
    await open();
    const everybody = 'Everybody who should have one and has none gets it now, by mail and notification.';
    expect(await screen.findByText(everybody)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Issue certificates' })).toBeEnabled();
  });

  it('is closed before the time, and may be tried again after a failure', async () => {
    serve({ canIssue: false });
    await open();
    expect(await screen.findByText(/^They can be issued once the event has begun/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Issue certificates' })).toBeDisabled();
  });

  it('says why it failed', async () => {
    serve().refuse(certificates.issue, 'CERTIFICATES_TOO_EARLY');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Issue certificates' }));
    expect(await screen.findByText(/^Certificates can be issued once/)).toBeVisible();
  });
});

describe('a certificate for one person (CE-5)', () => {
  it('is issued to a registered person with a rank; a failure keeps the choice', async () => {
    const api = serve()
      .on(attendees.list, () => serveAttendees([attendee]))
      .refuse(certificates.add, 'OVERLOADED');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Issue to one person' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Issue' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Find a registered person'), 'Asha');
    await user.click(await dialog.findByRole('button', { name: 'Asha Rao (asha@demo.test)' }));
    await user.selectOptions(dialog.getByLabelText('Certificate'), 'Winner');
    await user.clear(dialog.getByLabelText('Rank'));
    await user.type(dialog.getByLabelText('Rank'), '2');
    await user.click(dialog.getByRole('button', { name: 'Issue to Asha Rao' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    api.on(certificates.add, () => success(createCertificate()));
    await user.click(dialog.getByRole('button', { name: 'Issue to Asha Rao' }));
    expect(await screen.findByText('Asha Rao has a certificate.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.inputs(certificates.add).at(-1)).toMatchObject({ body: { kind: 'WINNER', rank: 2 } });
  });

  it('needs a registered person', async () => {
    serve().on(attendees.list, () => serveAttendees([]));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Issue to one person' }));
    await user.type(await screen.findByLabelText('Find a registered person'), 'Nobody');
    expect(await screen.findByText('Nobody with this name is registered.')).toBeVisible();
  });
});

describe('the design of certificates (CE-1)', () => {
  it('is saved with texts for winners and signatures', async () => {
    const api = serve().on(certificates.saveDesign, () => success(createStatus()));
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: /Festive/ }));
    await user.click(screen.getByRole('radio', { name: 'People who are checked in' }));
    await user.click(screen.getByRole('checkbox', { name: 'Issue them when the event has ended' }));
    await user.clear(screen.getByLabelText('Certificates for winners up to rank'));
    await user.type(screen.getByLabelText('Certificates for winners up to rank'), '3');
    expect(screen.getByLabelText('Title for winners')).toHaveValue('Certificate of achievement');
    await user.click(screen.getByRole('button', { name: 'Add a signature' }));
    await user.click(screen.getByRole('button', { name: 'Save design' }));
    expect(await screen.findByText('The name of a signature is required.')).toBeVisible();
    await user.type(screen.getByLabelText('Name 1'), 'Hana Rao');
    await user.click(screen.getByRole('button', { name: 'Save design' }));
    expect(await screen.findByText('The design was saved.')).toBeVisible();
    expect(api.inputs(certificates.saveDesign)).toMatchObject([
      {
        body: {
          template: 'festive',
          recipients: 'checked-in',
          issueAtEnd: true,
          winnersTo: 3,
          signatures: [{ name: 'Hana Rao', role: '', pictureUrl: '' }],
        },
      },
    ]);
  });

  it('keeps typed texts over a failure and a reload', async () => {
    serve().refuse(certificates.saveDesign, 'OVERLOADED');
    const { user } = await open();
    await user.clear(await screen.findByLabelText('Title'));
    await user.type(screen.getByLabelText('Title'), 'Thank you');
    await user.click(screen.getByRole('button', { name: 'Save design' }));
    expect(await screen.findByText(/busy|try again/i)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Thank you');
    const reloaded = new DesignStore(id, DEFAULT_CERTIFICATE_DESIGN);
    expect(reloaded.form.values.title).toBe('Thank you');
  });

  it('names characters that a certificate cannot show, and unknown fields', async () => {
    serve();
    const { user } = await open();
    await user.type(await screen.findByLabelText('Title'), ' நன்றி');
    await user.type(screen.getByLabelText('Text'), ' {{place}');
    await user.click(screen.getByRole('button', { name: 'Save design' }));
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(/cannot show these characters: ந/);
    expect(screen.getByLabelText('Text')).toHaveAccessibleDescription(/\{place\} is no field/);
  });
});

describe('an issued certificate (CE-7, CE-8)', () => {
  const openIssued = async (certificate = createCertificate()) => {
    const api = serve({ issued: 1, missing: 0 }, [certificate]);
    const { user } = await open();
    return { api, user };
  };

  it('is revoked with a reason, which a failure keeps', async () => {
    const { api, user } = await openIssued();
    api.refuse(certificates.revoke, 'OVERLOADED');
    await user.click(await screen.findByRole('button', { name: 'Revoke: Asha Rao' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke this certificate?' }));
    expect(dialog.getByRole('button', { name: 'Revoke' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Reason'), 'Answers were shared.');
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Answers were shared.');
    const revoked = createCertificate({ state: 'revoked', reason: 'Answers were shared.' });
    api
      .on(certificates.revoke, () => success(revoked))
      .on(certificates.restore, () => success(createCertificate()))
      .on(certificates.list, () => sampleContent([revoked]));
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Revoked: Answers were shared.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restore: Asha Rao' }));
    expect(api.inputs(certificates.restore)).toHaveLength(1);
  });

  it('gets another name', async () => {
    const { api, user } = await openIssued();
    api.on(certificates.rename, () => success(createCertificate({ name: 'Asha Menon' })));
    await user.click(await screen.findByRole('button', { name: 'Rename: Asha Rao' }));
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Asha Menon{Enter}');
    expect(api.inputs(certificates.rename)).toMatchObject([{ body: { name: 'Asha Menon' } }]);
  });

  it('is found by state and a search, from any page', async () => {
    const api = serve({ issued: 101 }).on(certificates.list, () => ({
      ...sampleContent([createCertificate()]),
      totalPages: 3,
      totalElements: 1000,
      next: 'the cursor',
    }));
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Next' }));
    await screen.findByText('Page 2 of 3');
    expect(api.inputs(certificates.list).at(-1)?.query).toMatchObject({ page: '1', after: 'the cursor' });
    await user.selectOptions(screen.getByLabelText('State'), 'Revoked');
    await user.type(screen.getByLabelText('Search by name or code'), 'Asha');
    await screen.findByText('1000 or more certificates');
    const query = { q: 'Asha', state: 'revoked', page: '0', size: '50' };
    expect(api.inputs(certificates.list).at(-1)?.query).toEqual(query);
  });

  it('is found by the address', async () => {
    const api = serve({ issued: 1 }, [createCertificate()]);
    await open('?state=revoked&q=Asha');
    await screen.findByText('1 certificate');
    expect(api.inputs(certificates.list)[0]?.query).toMatchObject({ state: 'revoked', q: 'Asha' });
  });
});
