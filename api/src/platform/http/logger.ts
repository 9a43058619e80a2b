/** JSON lines without the framework's own request fields, which contain addresses and query values (C10). */
export const logger = {
  level: 'info',
  serializers: { req: () => ({}), res: () => ({}) },
};
