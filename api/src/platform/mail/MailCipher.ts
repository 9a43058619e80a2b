import { TextCipher } from '../access/TextCipher';

/** Encrypts texts of queued mails by mail id, so that a database dump contains no usable code or link. */
export class MailCipher extends TextCipher {
  constructor(secret: string) {
    super(secret, 'marquee mail texts');
  }
}
