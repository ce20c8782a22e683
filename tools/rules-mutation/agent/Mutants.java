package rulesmutation;

import com.google.firebase.rules.runtime.v1.Expression;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.gson.Gson;
import com.google.gson.reflect.TypeToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The changes of a rules file that no request has told from it yet. */
final class Mutants {
  private static final Map<String, Mutants> BY_FILE = new ConcurrentHashMap<>();

  /** What plan.json holds for each file. */
  private static final class Plan {
    String text;
    List<Change> changes;
  }

  /** What becomes of a function, or of a condition as if it were one, that begins at a character. */
  private static final class Change {
    int id;
    int start;
    String body;
  }

  private final RulesetAst rules;
  private final Map<Integer, Mutant> alive = new ConcurrentHashMap<>();
  private final Map<Expression, Map<Mutant, Expression>> byPart = new IdentityHashMap<>();

  private Mutants(RulesetAst rules) {
    this.rules = rules;
  }

  /** Those of a file; none if the rules are other ones. */
  static Mutants of(String file, RulesetAst rules) {
    Mutants known = BY_FILE.computeIfAbsent(file, Mutants::read);
    return known.rules.getServiceRulesList().equals(rules.getServiceRulesList())
        ? known
        : new Mutants(rules);
  }

  private static Mutants read(String file) {
    try {
      String plans = Files.readString(Agent.folder.resolve("plan.json"));
      Plan plan =
          new Gson()
              .fromJson(plans, new TypeToken<Map<String, Plan>>() {})
              .get(file);
      Mutants mutants = new Mutants(Syntax.rules(plan.text));
      plan.changes.forEach(mutants::add);
      return mutants;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void add(Change change) {
    Expression other = Syntax.body(change.body);
    if (other == null) {
      log(change.id, "no rules");
      return;
    }
    Expression original =
        Syntax.expressionsIn(rules).stream()
            .filter(it -> offset(it) >= change.start)
            .min(Comparator.comparing(Mutants::offset))
            .orElseThrow();
    RulesetAst changed = (RulesetAst) Syntax.with(rules, original, other);
    Mutant mutant = new Mutant(change.id, changed, Syntax.differences(rules, original, other));
    alive.put(mutant.id, mutant);
    for (Syntax.Difference part : mutant.differences) {
      byPart.computeIfAbsent(part.original(), it -> new ConcurrentHashMap<>()).put(mutant, part.other());
    }
  }

  private static int offset(Expression expression) {
    return expression.getSourcePosition().getCurrentOffset();
  }

  RulesetAst rules() {
    return rules;
  }

  Collection<Mutant> alive() {
    return alive.values();
  }

  /** The mutants that differ in an expression, with what they have in its place. */
  Map<Mutant, Expression> at(Expression original) {
    return byPart.getOrDefault(original, Map.of());
  }

  /** Writes down that a request tells a mutant from the rules, if it does. */
  void compare(Mutant mutant, String expected, String actual, Object subject) {
    if (!actual.equals(expected) && alive.remove(mutant.id) != null) {
      mutant.differences.forEach(part -> at(part.original()).remove(mutant));
      log(mutant.id, expected + " -> " + actual + ": " + subject);
    }
  }

  private static synchronized void log(int id, String text) {
    try {
      Files.writeString(
          Agent.folder.resolve("log"),
          id + "\t" + text + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
