// @vitest-environment jsdom
// product 12.5.
import { act, cleanup, renderHook } from '@testing-library/react';
import { startTransition, useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSubmit } from '../../src/shared/ui/useSubmit';
import { expectLogged, failOnConsoleOutput } from '../support/console';
import { deferred } from '../support/deferred';

failOnConsoleOutput();
afterEach(() => {
  cleanup();
});

/** A send function, what it has sent, and what ends it. */
function aSend() {
  const ends: ReturnType<typeof deferred>[] = [];
  const sent: string[] = [];
  const send = (text: string) => {
    const end = deferred();
    sent.push(text);
    ends.push(end);
    return end.promise;
  };
  return { send, sent, end: () => ends.shift() };
}

const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'prevented' : 'allowed';
};

test('a submit is pending until it ends, and meanwhile leaving the page is prevented', async () => {
  const { send, sent, end } = aSend();
  const { result } = renderHook(() => useSubmit(send));
  expect(result.current).toMatchObject({ pending: false, failure: null });
  expect(leaving()).toBe('allowed');

  let outcome: Promise<boolean> | undefined;
  act(() => void (outcome = result.current.submit('hello')));
  expect(result.current.pending).toBe(true);
  expect(leaving()).toBe('prevented');

  await act(async () => end()?.resolve());
  expect(await outcome).toBe(true);
  expect(result.current).toMatchObject({ pending: false, failure: null });
  expect(leaving()).toBe('allowed');
  expect(sent).toEqual(['hello']);
});

test('a second submit while the first is pending sends nothing', async () => {
  const { send, sent, end } = aSend();
  const { result } = renderHook(() => useSubmit(send));

  await act(async () => {
    void result.current.submit('one');
    expect(await result.current.submit('two')).toBe(false);
  });
  expect(sent).toEqual(['one']);

  await act(async () => end()?.resolve());
  act(() => void result.current.submit('three'));
  expect(sent).toEqual(['one', 'three']);
  await act(async () => end()?.resolve());
});

test('an error is logged, and returned until the next attempt or until it is cleared', async () => {
  expectLogged(/no network/);
  const { send, end } = aSend();
  const { result } = renderHook(() => useSubmit(send));
  const fail = async () => {
    act(() => void result.current.submit('hello'));
    expect(result.current).toMatchObject({ pending: true, failure: null });
    await act(async () => end()?.reject(new Error('no network')));
  };

  await fail();
  expect(result.current.failure?.error).toEqual(new Error('no network'));
  await fail();
  act(() => result.current.clear());
  expect(result.current).toMatchObject({ pending: false, failure: null });
});

test('a synchronous error is handled like a rejection', async () => {
  expectLogged(/broken/);
  const { result } = renderHook(() =>
    useSubmit(() => {
      throw new Error('broken');
    }),
  );
  await act(async () => expect(await result.current.submit()).toBe(false));
  expect(result.current.failure).not.toBeNull();
});

test('data that a submit has read again are displayed before the next submit can begin', async () => {
  // As outside of tests: React shows what the router has read after more urgent updates.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const { send, end } = aSend();
  const commits: string[] = [];
  const { result } = renderHook(() => {
    const [shown, setShown] = useState('old');
    const { submit, pending } = useSubmit(async () => {
      await send('hello');
      startTransition(() => setShown('new'));
    });
    useEffect(() => {
      commits.push(`${shown}, ${pending ? 'pending' : 'ready'}`);
    });
    return submit;
  });
  await vi.waitFor(() => expect(commits).toEqual(['old, ready']));
  void result.current();
  await vi.waitFor(() => expect(commits.at(-1)).toBe('old, pending'));
  end()?.resolve();
  await vi.waitFor(() => expect(commits.at(-1)).toBe('new, ready'));
  expect(commits.slice(1)).not.toContain('old, ready');
});
