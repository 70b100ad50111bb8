import { whyNot } from './module';

/**
 * Loads a module that has failed before. Browsers keep a module that failed to compile until the
 * document is reloaded, which this does if all files arrive.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if ((await whyNot(error)).cause === 'damaged') location.reload();
    throw error;
  }
}
