import { formApp, visitor } from './form-app';

/** Starts the form for one test after the other, and closes it after each. Call it once in a spec. */
export function formVisits() {
  let form: Awaited<ReturnType<typeof formApp>> | undefined;
  afterEach(() => form?.app.close());

  const start = async (...options: Parameters<typeof formApp>) => {
    form = await formApp(...options);
    return { ...form, customer: visitor(form) };
  };
  return {
    start,
    /** Starts with the draft of an agent that has said some facts of a car, opened by its customer. */
    started: async (agent: object = { insurance_line: 'Car' }, ...options: Parameters<typeof formApp>) => {
      const parts = await start(...options);
      const token = await parts.prepare(agent);
      await parts.customer.unlock(token);
      return { ...parts, token };
    },
  };
}
