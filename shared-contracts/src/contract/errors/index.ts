/**
 * The error catalogue: each error's HTTP status and text, by its code. The server throws errors by name; screens
 * match the code on the wire. Each is a separate export, so that pages bundle only those in use.
 */
export * from './accounts';
export * from './events';
export * from './registration';
export * from './quiz';
export * from './requests';
export * from './teams';
