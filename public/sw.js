// This site has no service worker. One of a site that was at this address before would go on showing that
// site out of its cache: under the usual names of workers it is replaced by this one, which ends it
// (product 33.11).
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));

async function end() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) {
    // One that is being left cannot be loaded again.
    page.navigate(page.url).catch(() => undefined);
  }
}
