package rulesmutation;

import com.google.firebase.rules.runtime.v1.RulesetAst;
import java.util.List;

/** Rules with one change, and where they differ from the unchanged ones. */
final class Mutant {
  final int id;
  final RulesetAst rules;
  final List<Syntax.Difference> differences;

  Mutant(int id, RulesetAst rules, List<Syntax.Difference> differences) {
    this.id = id;
    this.rules = rules;
    this.differences = differences;
  }
}
