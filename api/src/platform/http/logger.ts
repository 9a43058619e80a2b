/** Lines of JSON without the framework's own request fields, which would hold addresses and query values (C10). */
export const logger = {
  level: 'info',
  serializers: { req: () => ({}), res: () => ({}) },
};
