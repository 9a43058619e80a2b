import { Kysely, type Transaction, type TransactionBuilder } from 'kysely';
import { announceCommit } from '../live/afterCommit';
import type { Tables } from './Database';

/**
 * A database whose transactions announce their commit, so that what they told people wakes the streams without a word
 * from who wrote it. A transaction that is given another isolation level is not announced: its readers are late.
 */
export class AnnouncingDatabase extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = async <Result>(
      work: (transaction: Transaction<Tables>) => Promise<Result>,
    ): Promise<Result> => {
      let done: Transaction<Tables> | undefined;
      const result = await execute((transaction) => {
        done = transaction;
        return work(transaction);
      });
      if (done !== undefined) announceCommit(this, done);
      return result;
    };
    return builder;
  }
}
