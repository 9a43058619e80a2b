import {
  administrators,
  quizEditor,
  manageEvents,
  hostProfile,
  notifications,
  type Attendee,
  attendees,
  rooms,
} from '@marquee/shared-contracts';
import {
  type FakeApi,
  hoursFromNow,
  sampleAuthoredQuiz,
  sampleHost,
  sampleHostEvent,
  sampleHostEventDetails,
  sampleHostList,
  sampleId,
  sampleNotification,
  sampleNotifications,
  samplePage,
  success,
} from '@marquee/shared-contracts/testing';

const attendee: Attendee = {
  id: sampleId(201),
  name: 'Ravi K',
  email: 'ravi@demo.test',
  phone: '9876543210',
  institute: 'Lakeside College',
  type: 'College Student',
  course: '',
  duration: '',
  graduationYear: null,
  registeredAt: hoursFromNow(-30),
  team: null,
  teamId: null,
  checkedInAt: null,
  state: 'ACTIVE',
};

const host = {
  id: sampleId(20),
  firstname: 'Farah',
  lastname: 'Khan',
  designation: 'Dean',
  organization: 'Hillside College',
  imageUrl: '/images/avatars/1.svg',
};

/**
 * API replies for running this remote alone with `?as=host`: one event of the host, with its attendees, rooms and
 * hosts.
 */
export function bootstrap(api: FakeApi): void {
  const { id, firstname, lastname, email, imageUrl } = sampleHost();
  const account = { id, firstname, lastname, email, imageUrl, mobile: '9876543210' };
  const day = hoursFromNow(-30).slice(0, 10);
  const room = {
    id: sampleId(60),
    name: 'Hall 1',
    capacity: 40,
    occupied: 0,
    filled: false,
    allocations: [],
  };
  api.on(manageEvents.list, () => sampleHostList(sampleHostEvent()));
  api.on(manageEvents.details, () => success(sampleHostEventDetails()));
  api.on(quizEditor.questions, () => success(sampleAuthoredQuiz(3)));
  api.on(attendees.list, () => ({
    status: 'SUCCESS' as const,
    data: [`${attendee.name} (${attendee.email})`],
    participants: [attendee],
    totalPages: 1,
    totalElements: 1,
    number: 0,
  }));
  api.on(attendees.activity, () =>
    success({ days: [{ day, registrations: 1, views: 5 }], registrations: 1, checkedIn: 0 }),
  );
  api.on(rooms.list, () => success([room]));
  api.on(administrators.list, () => success([]));
  api.on(administrators.hosts, () => samplePage([host]));
  api.on(hostProfile.read, () =>
    success({ ...account, organization: 'Lakeside College', designation: 'Dean' }),
  );
  api.on(notifications.hostList, () => sampleNotifications([sampleNotification()]));
}
