// The last line of a run: how many journeys passed, failed, and came to their end only at the second try.

export default class Tally {
  #all;

  onBegin(_config, all) {
    this.#all = all;
  }

  onEnd() {
    const outcomes = this.#all.allTests().map((test) => test.outcome());
    const count = (outcome) => outcomes.filter((one) => one === outcome).length;
    const [failed, flaky] = [count('unexpected'), count('flaky')];
    console.log(`${count('expected') + flaky} passed, ${failed} failed, ${flaky} only at the second try`);
  }
}
