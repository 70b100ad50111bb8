/*
 * What no question has asked for yet: the whole engine, and a copy of the site that works without a
 * network. Both are fetched when the reader has been idle for a while; where data are scarce, only
 * when the reader asks. A newer build of the site waits until the reader reloads the page.
 */

import 'texts:primer';
import { html, nothing } from 'lit';
import type { LoadFailure } from '../engine/protocol';
import { isScarce } from '../engine/scarce';
import { serviceWorkers } from '../engine/service-worker';
import { trustedAddress } from '../engine/trusted-types';
import { text } from '../i18n/index';
import { whenIdle } from './idle';
import type { Router } from './router';

/** Seconds without input after which the rest is fetched. */
const IDLE = 10;
/** Milliseconds in which the older worker has answered what the page has asked. */
const PAUSE = 1000;

/**
 * Whether the site is kept, will be when the reader is idle, only when the reader asks, or is not:
 * in development, without service workers, or because it did not arrive. Undefined: not yet known.
 */
type State = 'kept' | 'coming' | 'idle' | 'asked' | 'not';

export class Offline {
  #state: State | undefined;
  /** The worker of a newer build, which is kept and waits. */
  #newer: ServiceWorker | undefined;
  readonly #warm: () => void;
  readonly #busy: () => boolean;
  readonly #changed: () => void;

  /** `warm` fetches the whole engine; `busy` says whether it, or a part of it, is at work. */
  constructor(warm: () => void, busy: () => boolean, changed: () => void) {
    this.#warm = warm;
    this.#busy = busy;
    this.#changed = changed;
    for (const event of ['online', 'offline']) addEventListener(event, changed);
    this.#begin();
  }

  async #begin(): Promise<void> {
    // At a later visit all is here already, and only a newer build is fetched.
    if (await isRegistered()) return this.#fetch();
    const possible = import.meta.env.PROD && serviceWorkers();
    const scarce = isScarce();
    this.#say(!possible ? 'not' : scarce ? 'asked' : 'idle');
    if (scarce) return;
    await whenIdle(IDLE, this.#busy);
    this.#fetch();
  }

  async #fetch(): Promise<void> {
    this.#warm();
    if (!import.meta.env.PROD) return;
    try {
      const workers = serviceWorkers();
      const registration = await workers?.register(trustedAddress('./sw.js'));
      if (!workers || !registration) return this.#say('not');
      this.#watch(registration, workers.controller);
      if (registration.active) return this.#say('kept');
      this.#say('coming');
      registration.installing?.addEventListener('statechange', ({ target }) => {
        if ((target as ServiceWorker).state === 'redundant') this.#say('not');
      });
      await workers.ready;
      this.#say('kept');
    } catch {
      // Refused: the page needs the network at the next visit.
      this.#say('not');
    }
  }

  /** Offers each newer build once it is kept; a first one has no page to give way to. */
  #watch(registration: ServiceWorkerRegistration, controller: ServiceWorker | null): void {
    const offer = () => {
      this.#newer = controller ? (registration.waiting ?? undefined) : undefined;
      this.#changed();
    };
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', offer),
    );
    offer();
  }

  /** The page of the newer build takes the place of this one. */
  #reload(newer: ServiceWorker): void {
    const reload = () => newer.state === 'activated' && location.reload();
    newer.addEventListener('statechange', reload);
    // Not while the older worker answers: Chromium then waits until it has had no work for 30 s,
    // also if this is asked again.
    setTimeout(() => newer.postMessage('take over'), PAUSE);
    // Another page may have let it take over already.
    reload();
  }

  /** The offer of a newer build, if one is kept, or that there is no network. */
  news() {
    const newer = this.#newer;
    const kept = this.#state === 'kept' ? 'yes' : 'no';
    return html`<div class="news" role="status">${
      navigator.onLine ? nothing : html`<p>${text('primer-offline', { kept })}</p>`
    }${
      newer
        ? html`<p>${text('page-newer')} <button class="button" type="button" @click=${() => this.#reload(newer)}>${text('page-newer-reload')}</button></p>`
        : nothing
    }</div>`;
  }

  /** The links to what works without a network: the rooms that are loaded. */
  opened({ cause }: LoadFailure, doors: Router['doors']) {
    const links = doors.flatMap(({ rooms }) => rooms).filter(({ opened }) => opened);
    if (cause !== 'connection' || !links.length) return nothing;
    return html`<p>${text('primer-offline', { kept: 'opened' })}</p>
      <ul class="row" role="list">${links.map(
        ({ id, href }) => html`<li><a href=${href}>${text(`rooms-${id}`)}</a></li>`,
      )}</ul>`;
  }

  #say(state: State): void {
    this.#state = state;
    this.#changed();
  }

  /** The sentence that says which holds. */
  draw() {
    const state = this.#state;
    return html`<div class="primer-offline">
      <p role="status">${state && text(`offline-${state}`, { seconds: IDLE })}</p>
      ${state === 'asked' && html`<button class="button" type="button" @click=${() => this.#fetch()}>${text('offline-keep')}</button>`}
    </div>`;
  }
}

/** Whether an earlier visit has registered the service worker. */
async function isRegistered(): Promise<boolean> {
  try {
    return (await serviceWorkers()?.getRegistration()) !== undefined;
  } catch {
    return false;
  }
}
