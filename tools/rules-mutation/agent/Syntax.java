package rulesmutation;

import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.v1.Expression;
import com.google.firebase.rules.runtime.v1.Function;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Source;
import com.google.firebase.rules.v1.SourcePosition;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Rules as the tree of messages that the emulators evaluate. */
final class Syntax {
  private static final FirebaseRulesLangOptions LANGUAGE =
      FirebaseRulesLangOptions.builder()
          .allowTernaryOperator(true)
          .allowCrossServiceRules(true)
          .build();

  private Syntax() {}

  /** Null if the text is none. */
  static RulesetAst rules(String text) {
    Source.Builder source =
        Source.newBuilder().addFiles(File.newBuilder().setName("rules").setContent(text));
    CompileResult result =
        FirebaseRulesProtoCompiler.createStandalone(LANGUAGE).compile(source.build());
    return result.hasCompilationError() ? null : result.getRulesetAst();
  }

  /** The expression that a function with this body comes to; null if it is none. */
  static Expression body(String text) {
    RulesetAst rules =
        rules("rules_version = '2'; service none { match /x { function f() { " + text + " } } }");
    if (rules == null) {
      return null;
    }
    List<Expression> found = expressionsIn(rules);
    return found.get(found.size() - 1);
  }

  /** The expressions of a tree that are in no other one. */
  static List<Expression> expressionsIn(Message tree) {
    return messagesIn(tree)
        .flatMap(
            it ->
                it instanceof Expression
                    ? Stream.of((Expression) it)
                    : expressionsIn(it).stream())
        .toList();
  }

  private static Stream<Message> messagesIn(Message tree) {
    return tree.getAllFields().values().stream()
        .flatMap(value -> value instanceof List ? ((List<?>) value).stream() : Stream.of(value))
        .filter(Message.class::isInstance)
        .map(Message.class::cast);
  }

  /** The tree with another expression in the place of one of `expressionsIn`. */
  static Message with(Message tree, Expression original, Expression other) {
    return with(tree, it -> it == original, other, false);
  }

  /** The tree with another expression in the places of those that are wanted. */
  private static Message with(Message tree, Predicate<Expression> isWanted, Expression other, boolean isDeep) {
    if (tree instanceof Expression && isWanted.test((Expression) tree)) {
      return other;
    }
    if (tree instanceof Expression && !isDeep) {
      return tree;
    }
    Message.Builder copy = tree.toBuilder();
    boolean isChanged = false;
    for (Map.Entry<FieldDescriptor, Object> field : tree.getAllFields().entrySet()) {
      if (field.getKey().getJavaType() != FieldDescriptor.JavaType.MESSAGE) {
        continue;
      }
      Object value = field.getValue();
      Object changed =
          value instanceof List
              ? ((List<?>) value).stream().map(it -> with((Message) it, isWanted, other, isDeep)).toList()
              : with((Message) value, isWanted, other, isDeep);
      isChanged |= !isSame(value, changed);
      copy.setField(field.getKey(), changed);
    }
    return isChanged ? copy.build() : tree;
  }

  private static boolean isSame(Object one, Object other) {
    if (!(one instanceof List)) {
      return one == other;
    }
    List<?> ones = (List<?>) one;
    return IntStream.range(0, ones.size()).allMatch(at -> ones.get(at) == ((List<?>) other).get(at));
  }

  /**
   * Where rules differ if what a function or condition comes to is replaced: in a condition of it, or
   * for a function that has none, such as a list of fields, in the conditions that call it.
   */
  static List<Difference> differences(RulesetAst rules, Expression original, Expression other) {
    Difference found = difference(original, other);
    String name = nameOf(rules, original);
    if (found.original != original || name == null) {
      return List.of(found);
    }
    Predicate<Expression> isCall = it -> it.getCall().getFunctionName().getName().equals(name);
    return expressionsIn(rules).stream()
        .flatMap(
            it -> {
              Expression changed = (Expression) with(it, isCall, other, true);
              return changed == it
                  ? Stream.of()
                  : differences(rules, it, changed).stream();
            })
        .toList();
  }

  /** Of the function without parameters that comes to the expression; null if there is none. */
  private static String nameOf(Message tree, Expression body) {
    if (tree instanceof Function) {
      Function function = (Function) tree;
      return function.getBody() == body && function.getParamsIdsCount() == 0
          ? function.getId().getName()
          : null;
    }
    return messagesIn(tree)
        .filter(it -> !(it instanceof Expression))
        .map(it -> nameOf(it, body))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  record Difference(Expression original, Expression other) {}

  private static Difference difference(Expression original, Expression other) {
    return difference(original, other, bare(original), bare(other));
  }

  /** The smallest conditions between `&&` of two expressions in which they differ. */
  private static Difference difference(
      Expression original, Expression other, Message bare, Message bareOther) {
    String operator = original.getCall().getFunctionName().getName();
    List<Expression> parts = expressionsIn(bare);
    List<Expression> others = expressionsIn(bareOther);
    if ((operator.equals("&&") || original.hasBinding()) && parts.size() == others.size()) {
      for (int at = 0; at < parts.size(); at++) {
        Expression part = parts.get(at);
        if (!part.equals(others.get(at))
            && with(bare, it -> it == part, others.get(at), true).equals(bareOther)) {
          return difference(
              expressionsIn(original).get(at),
              expressionsIn(other).get(at),
              part,
              others.get(at));
        }
      }
    }
    return new Difference(original, other);
  }

  /** Without the positions in the file. */
  private static Message bare(Message tree) {
    Message.Builder copy = tree.newBuilderForType();
    tree.getAllFields()
        .forEach(
            (field, value) -> {
              if (value instanceof SourcePosition) {
                return;
              }
              if (field.getJavaType() != FieldDescriptor.JavaType.MESSAGE) {
                copy.setField(field, value);
              } else if (field.isRepeated()) {
                ((List<?>) value)
                    .forEach(it -> copy.addRepeatedField(field, bare((Message) it)));
              } else {
                copy.setField(field, bare((Message) value));
              }
            });
    return copy.build();
  }
}
