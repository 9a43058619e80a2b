/**
 * Every refusal of the API by its stable code: HTTP status and the text a person reads (G-2). The server throws them by
 * name, the screens act on the code on the wire, which is the name unless `code` says otherwise, and show the text. Each
 * is an export of its own, so that a page carries only those it names.
 */
export * from './accounts';
export * from './events';
export * from './registration';
export * from './quiz';
export * from './requests';
export * from './teams';
