/** The demo accounts, which exist in the emulators only. */
export const ACCOUNTS = [
  { uid: 'demo-admin', email: 'admin@nilavu.test', password: 'moonlight-2025', role: 'admin' },
  { uid: 'demo-visitor', email: 'visitor@nilavu.test', password: 'moonlight-2025', role: 'user' },
] as const;
