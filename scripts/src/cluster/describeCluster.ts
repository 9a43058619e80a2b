import type { ProductCluster } from './startProductCluster';

async function describeNode(node: ProductCluster['databases']['nodes'][number]): Promise<string> {
  const role = (await node.isLeader()) ? 'leader' : (await node.isReplica()) ? 'replica' : 'away';
  return `${node.name}   postgres://postgres@127.0.0.1:${node.port}/marquee  ${role}, Patroni at http://127.0.0.1:${node.restPort}/cluster`;
}

/** The addresses and the state of every part. */
export async function describeCluster(cluster: ProductCluster): Promise<string[]> {
  const { databases, instances, proxy, mails, bucketUrl } = cluster;
  const leads = await Promise.all(databases.etcd.map((member) => member.isLeader()));
  const ready = await Promise.all(instances.map((instance) => instance.isReady()));
  return [
    `proxy        ${proxy.origin} (self-signed), ${proxy.httpOrigin}`,
    ...instances.map(
      ({ name, host }, index) => `${name}        http://${host}  ${ready[index] ? 'ready' : 'not ready'}`,
    ),
    `writer       ${databases.writerUrl}`,
    `readers      ${databases.readersUrl}`,
    ...(await Promise.all(databases.nodes.map(describeNode))),
    ...databases.etcd.map(
      ({ name, port }, index) =>
        `${name}       http://127.0.0.1:${port}  ${leads[index] ? 'leader' : 'follower'}`,
    ),
    `bucket       ${bucketUrl}/bucket`,
    `mail server  ${mails.url}`,
    `files        ${databases.folder.path}`,
  ];
}
