import type { CertificateFacts } from '../features/certificates/credentials/CertificateFacts';

/** Facts of a winner's certificate. */
export const createCertificateFacts = (overrides: Partial<CertificateFacts> = {}): CertificateFacts => ({
  id: '0196a3b2-7c1d-7e2f-8a3b-4c5d6e7f8a9b',
  url: 'https://marquee.example/certificate/K7QX2M',
  origin: 'https://marquee.example',
  kind: 'WINNER',
  designId: '0196a3b2-7c1d-7e2f-8a3b-4c5d6e7f8a9c',
  personName: 'Zubin Nair',
  eventTitle: 'Reading the *sky*',
  eventUrl: 'https://marquee.example/event/reading-the-sky',
  organization: 'Astronomy Club',
  rank: 2,
  score: 87.5,
  issuedAt: new Date('2026-05-04T10:20:30.456Z'),
  statusIndex: 4711,
  statusListUrl: 'https://marquee.example/api/v1/public/certificates/status-lists/1',
  ...overrides,
});
