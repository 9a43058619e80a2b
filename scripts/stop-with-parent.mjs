// Loaded before the server by start.mjs: when that is killed hard, the server stops too and frees its data directory.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
