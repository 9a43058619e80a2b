/** The address that the device's calendar program opens, instead of the browser, for a path of this site. */
export const toSubscription = (path: string): string => `webcal://${window.location.host}${path}`;
