import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type MailServer, startMailServer } from '../../../api/src/testing/startMailServer';
import { startS3Server } from '../../../api/src/testing/startS3Server';
import { type Proxy, startProxy } from '../image/startProxy';
import { root } from '../test/runProgram';
import {
  type DatabaseCluster,
  type DatabaseClusterOptions,
  startDatabaseCluster,
} from './startDatabaseCluster';
import { type ProductInstance, startInstance } from './startInstance';

/** The whole product: its database, instances of the API behind nginx, a bucket and a mail server. */
export interface ProductCluster {
  databases: DatabaseCluster;
  instances: ProductInstance[];
  proxy: Proxy;
  mails: MailServer;
  bucketUrl: string;
  stop: () => Promise<void>;
}

export interface ProductClusterOptions extends DatabaseClusterOptions {
  instanceCount: number;
  /** Node's arguments for an instance; those of this tree by default. */
  program?: string[];
}

/** chosen: mails are in flight at any moment of a steady load. */
const MAIL_LATENCY_MS = 50;

const S3_SECRET = 'the key of the bucket';

const createSettings = (urls: { writer: string; readers: string; mails: string; bucket: string }) => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://127.0.0.1',
  TRUST_PROXY: '127.0.0.1',
  DATABASE_URL: urls.writer,
  DATABASE_READ_URL: urls.readers,
  MAIL_URL: urls.mails,
  SECRET: 'a secret that the instances of the cluster share',
  S3_URL: `${urls.bucket}/bucket`,
  S3_ACCESS_KEY_ID: 'cluster',
  S3_SECRET_ACCESS_KEY: S3_SECRET,
});

async function startInstances(
  { folder }: DatabaseCluster,
  options: ProductClusterOptions,
  settings: Record<string, string>,
) {
  const place = join(folder.path, 'instances');
  mkdirSync(place);
  const instances: ProductInstance[] = [];
  folder.cleanup.add(() => Promise.all(instances.map((instance) => instance.stop('SIGTERM'))));
  for (let number = 1; number <= options.instanceCount; number += 1)
    instances.push(
      await startInstance({ name: `api-${number}`, folder: place, settings, program: options.program }),
    );
  return instances;
}

async function startProduct(databases: DatabaseCluster, options: ProductClusterOptions) {
  const { cleanup, create, account } = databases.folder;
  const mails = await startMailServer({ latency: () => MAIL_LATENCY_MS });
  cleanup.add(() => mails.close());
  const bucket = await startS3Server(S3_SECRET);
  cleanup.add(() => bucket.close());
  const urls = {
    writer: databases.writerUrl,
    readers: databases.readersUrl,
    mails: mails.url,
    bucket: bucket.url,
  };
  const instances = await startInstances(databases, options, createSettings(urls));
  const hosts = instances.map(({ host }) => host);
  const proxy = await startProxy(root, { folder: create('proxy'), instances: hosts, account });
  cleanup.add(() => proxy.stop());
  return { databases, instances, proxy, mails, bucketUrl: bucket.url, stop: () => cleanup.run() };
}

/** @throws with the output of a part that does not start */
export async function startProductCluster(options: ProductClusterOptions): Promise<ProductCluster> {
  const databases = await startDatabaseCluster(options);
  try {
    return await startProduct(databases, options);
  } catch (error) {
    await databases.folder.cleanup.run();
    throw error;
  }
}
